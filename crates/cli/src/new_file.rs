//! A file that takes the place of another only when it is whole.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process;

/// A file that is written under a temporary name beside its own, and renamed when it is whole. If it is dropped before,
/// it vanishes, and what was there is left as it was.
pub(crate) struct NewFile {
    file: BufWriter<File>,
    /// Its temporary name, and its own; `None` if the name is not that of an ordinary file, which is written directly.
    names: Option<(PathBuf, PathBuf)>,
}

impl NewFile {
    /// Begins the file of this name.
    pub(crate) fn create(name: &str) -> io::Result<Self> {
        let path = Path::new(name);
        let existing = fs::metadata(path).ok();
        if existing.as_ref().is_some_and(|data| !data.is_file() && !data.is_dir()) {
            let file = BufWriter::new(File::options().write(true).open(path)?);
            return Ok(Self { file, names: None });
        }
        if existing.as_ref().is_some_and(fs::Metadata::is_dir) {
            return Err(io::ErrorKind::IsADirectory.into());
        }
        // What a link leads to is replaced, and the link stays.
        let path = if existing.is_some() { fs::canonicalize(path)? } else { path.to_owned() };
        let mut hidden = std::ffi::OsString::from(".");
        hidden.push(path.file_name().unwrap_or_default());
        hidden.push(format!(".{}.part", process::id()));
        let temporary = path.with_file_name(hidden);
        let file = BufWriter::new(File::create(&temporary)?);
        let new = Self { file, names: Some((temporary.clone(), path)) };
        if let Some(data) = existing {
            fs::set_permissions(&temporary, data.permissions())?;
        }
        Ok(new)
    }

    /// Gives the file its name.
    pub(crate) fn finish(mut self) -> io::Result<()> {
        self.file.flush()?;
        if let Some((temporary, path)) = self.names.take() {
            let renamed = self.file.get_ref().sync_all().and_then(|()| fs::rename(&temporary, path));
            if renamed.is_err() {
                remove(&temporary);
            }
            return renamed;
        }
        Ok(())
    }
}

impl Write for NewFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

impl Drop for NewFile {
    fn drop(&mut self) {
        if let Some((temporary, _)) = &self.names {
            remove(temporary);
        }
    }
}

fn remove(temporary: &Path) {
    // If it cannot be removed, its name still says that it is only a part.
    drop(fs::remove_file(temporary));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_replaced_only_when_it_is_whole() {
        let folder = std::env::temp_dir().join(format!("bachet-new-file-{}", process::id()));
        fs::create_dir_all(&folder).expect("the temporary folder can be written");
        let path = folder.join("table");
        let name = path.to_str().expect("the name is plain");
        fs::write(&path, "before").expect("it can be written");
        let files = || fs::read_dir(&folder).expect("it is there").count();
        let mut half = NewFile::create(name).expect("it can be created");
        half.write_all(b"half").expect("it can be written");
        half.flush().expect("it can be written");
        assert_eq!(files(), 2);
        drop(half);
        assert_eq!((files(), fs::read(&path).ok()), (1, Some(b"before".to_vec())));
        let mut whole = NewFile::create(name).expect("it can be created");
        whole.write_all(b"after").expect("it can be written");
        whole.finish().expect("it can be renamed");
        assert_eq!((files(), fs::read(&path).ok()), (1, Some(b"after".to_vec())));
        assert!(NewFile::create(folder.to_str().expect("the name is plain")).is_err());
        let nowhere = folder.join("none/table");
        assert!(NewFile::create(nowhere.to_str().expect("the name is plain")).is_err());
        fs::remove_dir_all(&folder).expect("it is there");
    }
}
