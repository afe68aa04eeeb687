//! A scene drawn as text for a terminal, or as HTML.
