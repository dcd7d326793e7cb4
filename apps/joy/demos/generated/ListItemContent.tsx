import ListItemContent from '@mui/joy/ListItemContent';

export default function ListItemContentExample() {
  return <ListItemContent>List item content</ListItemContent>;
}
