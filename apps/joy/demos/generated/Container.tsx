import Container from '@mui/joy/Container';

export default function ContainerExample() {
  return <Container>Container</Container>;
}
