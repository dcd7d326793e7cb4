import TabScrollButton from '@mui/material/TabScrollButton';

export default function TabScrollButtonExample() {
  return (
    <TabScrollButton direction="left" orientation="horizontal">
      Tab scroll button
    </TabScrollButton>
  );
}
