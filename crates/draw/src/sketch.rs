//! A small picture of a puzzle as SVG, for a list of puzzles.

use std::fmt::{Display, Formatter, Result, Write as _};

use crate::escaped::Escaped;

/// The width of every sketch.
pub const SKETCH_WIDTH: f64 = 144.0;
/// The height of every sketch.
pub const SKETCH_HEIGHT: f64 = 96.0;

/// The colour of a shape. Inverted, each still stands out from the others, so that one picture serves a light page and a
/// dark one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shade {
    /// Nothing is painted.
    Clear,
    /// The paper of a board.
    Paper,
    /// Fine lines and squares.
    Light,
    /// Bold lines.
    Dark,
    /// Text.
    Ink,
    /// Water.
    Water,
    /// What is moved, or whom a rule is about.
    Accent,
}

impl Display for Shade {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(match self {
            Self::Clear => "none",
            Self::Paper => "#fffefb",
            Self::Light => "#c9c3b4",
            Self::Dark => "#585d5f",
            Self::Ink => "#22272b",
            Self::Water => "#d3e8eb",
            Self::Accent => "#2b7c8a",
        })
    }
}

/// A point, from the left and from the top.
pub type Point = (f64, f64);

/// A small picture that is drawn shape by shape. It has no style sheet, which a policy could forbid.
#[derive(Clone, Debug, Default)]
pub struct Sketch {
    shapes: String,
}

impl Sketch {
    /// Draws a rectangle with round corners of this radius.
    pub fn rectangle(&mut self, (x, y): Point, (width, height): Point, radius: f64, fill: Shade, edge: Shade) {
        let [x, y, width, height, radius] = [x, y, width, height, radius].map(Tenths);
        self.add(format_args!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"{radius}\" fill=\"{fill}\" stroke=\"{edge}\"/>"
        ));
    }

    /// Draws a disc.
    pub fn disc(&mut self, (x, y): Point, radius: f64, fill: Shade, edge: Shade) {
        let [x, y, radius] = [x, y, radius].map(Tenths);
        self.add(format_args!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{fill}\" stroke=\"{edge}\"/>"));
    }

    /// Draws lines from point to point, all in one colour. A line without length is a dot.
    pub fn lines(&mut self, lines: impl IntoIterator<Item = (Point, Point)>, width: f64, shade: Shade) {
        let mut path = String::new();
        for ((x, y), (to_x, to_y)) in lines {
            let (wide, tall) = (Tenths(to_x - x), Tenths(to_y - y));
            let [x, y] = [x, y].map(Tenths);
            // Writing to a string never fails.
            let _ = match (wide.is_zero(), tall.is_zero()) {
                (_, true) => write!(path, "M{x} {y}h{wide}"),
                (true, false) => write!(path, "M{x} {y}v{tall}"),
                (false, false) => write!(path, "M{x} {y}l{wide} {tall}"),
            };
        }
        if !path.is_empty() {
            let width = Tenths(width);
            self.add(format_args!("<path d=\"{path}\" stroke=\"{shade}\" stroke-width=\"{width}\"/>"));
        }
    }

    /// Draws rectangles, each given by its corner and its size, all in the same colours.
    pub fn rectangles(&mut self, list: impl IntoIterator<Item = (Point, Point)>, fill: Shade, edge: Shade) {
        let mut path = String::new();
        for ((x, y), (width, height)) in list {
            let [x, y, width, height, back] = [x, y, width, height, -width].map(Tenths);
            let _ = write!(path, "M{x} {y}h{width}v{height}h{back}z");
        }
        self.add(format_args!("<path d=\"{path}\" fill=\"{fill}\" stroke=\"{edge}\"/>"));
    }

    /// Draws a shape with these corners.
    pub fn shape(&mut self, corners: &[Point], fill: Shade, edge: Shade) {
        let points: Vec<String> = corners.iter().map(|&(x, y)| format!("{},{}", Tenths(x), Tenths(y))).collect();
        self.add(format_args!("<polygon points=\"{}\" fill=\"{fill}\" stroke=\"{edge}\"/>", points.join(" ")));
    }

    /// Writes a short text around a point.
    pub fn text(&mut self, (x, y): Point, size: f64, shade: Shade, text: &str) {
        let [x, y, size] = [x, y + size * 0.35, size].map(Tenths);
        let text = Escaped(text);
        self.add(format_args!("<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" fill=\"{shade}\">{text}</text>"));
    }

    /// Writes characters around the points of a row, each at its own distance from the left.
    pub fn characters(&mut self, y: f64, size: f64, shade: Shade, row: &[(f64, char)]) {
        if row.is_empty() {
            return;
        }
        let places: Vec<String> = row.iter().map(|&(x, _)| Tenths(x).to_string()).collect();
        let text: String = row.iter().map(|&(_, character)| character).collect();
        let (places, text) = (places.join(" "), Escaped(&text));
        let [y, size] = [y + size * 0.35, size].map(Tenths);
        self.add(format_args!("<text x=\"{places}\" y=\"{y}\" font-size=\"{size}\" fill=\"{shade}\">{text}</text>"));
    }

    /// Returns the picture.
    pub fn svg(&self) -> String {
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{SKETCH_WIDTH}\" height=\"{SKETCH_HEIGHT}\" \
             viewBox=\"0 0 {SKETCH_WIDTH} {SKETCH_HEIGHT}\" fill=\"none\" stroke-linecap=\"round\" \
             font-family=\"sans-serif\" text-anchor=\"middle\">{}</svg>\n",
            self.shapes
        )
    }

    fn add(&mut self, shape: std::fmt::Arguments<'_>) {
        let _ = self.shapes.write_fmt(shape);
    }
}

/// A number with at most one decimal.
struct Tenths(f64);

impl Tenths {
    fn rounded(&self) -> f64 {
        (self.0 * 10.0).round() / 10.0
    }

    fn is_zero(&self) -> bool {
        self.rounded() == 0.0
    }
}

impl Display for Tenths {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        write!(f, "{}", if self.is_zero() { 0.0 } else { self.rounded() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sketch_is_small_and_escapes_texts() {
        let mut sketch = Sketch::default();
        sketch.text((72.04, 48.0), 10.0, Shade::Ink, "<&>");
        sketch.lines([((-0.01, 0.0), (1.0, 2.25)), ((5.0, 5.0), (5.0, 5.0))], 1.5, Shade::Light);
        assert_eq!(
            sketch.svg(),
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"144\" height=\"96\" viewBox=\"0 0 144 96\" fill=\"none\" \
             stroke-linecap=\"round\" font-family=\"sans-serif\" text-anchor=\"middle\"><text x=\"72\" y=\"51.5\" \
             font-size=\"10\" fill=\"#22272b\">&lt;&amp;&gt;</text><path d=\"M0 0l1 2.3M5 5h0\" \
             stroke=\"#c9c3b4\" stroke-width=\"1.5\"/></svg>\n"
        );
    }
}
