import Breadcrumbs from '@mui/joy/Breadcrumbs';

export default function BreadcrumbsExample() {
  return (
    <Breadcrumbs>
      <div>One</div>
      <div>Two</div>
      <div>Three</div>
    </Breadcrumbs>
  );
}
