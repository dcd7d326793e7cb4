import ListItemDecorator from '@mui/joy/ListItemDecorator';

export default function ListItemDecoratorExample() {
  return <ListItemDecorator>List item decorator</ListItemDecorator>;
}
