import ListSubheader from '@mui/joy/ListSubheader';

export default function ListSubheaderExample() {
  return <ListSubheader>List subheader</ListSubheader>;
}
