import AudioFile from '@mui/icons-material/AudioFile';
import FolderZip from '@mui/icons-material/FolderZip';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import InsertDriveFileOutlined from '@mui/icons-material/InsertDriveFileOutlined';
import PictureAsPdf from '@mui/icons-material/PictureAsPdf';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const icons: Record<string, typeof AudioFile> = {
  jpg: ImageOutlined,
  mp3: AudioFile,
  pdf: PictureAsPdf,
  zip: FolderZip,
};

const files = ['Contract.pdf', 'Interview.mp3', 'Harbor.jpg', 'Backup.zip', 'notes'];

export default function FileTypeIcons() {
  return (
    <List dense aria-label="Files" sx={{ width: '100%', maxWidth: 280 }}>
      {files.map((file) => {
        const FileIcon = icons[file.split('.').pop() ?? ''] ?? InsertDriveFileOutlined;
        return (
          <ListItem key={file}>
            <ListItemIcon>
              <FileIcon />
            </ListItemIcon>
            <ListItemText primary={file} />
          </ListItem>
        );
      })}
    </List>
  );
}
