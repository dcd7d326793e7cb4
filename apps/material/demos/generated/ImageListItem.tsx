import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';

export default function ImageListItemExample() {
  return (
    <ImageList>
      <ImageListItem>Image list item</ImageListItem>
    </ImageList>
  );
}
