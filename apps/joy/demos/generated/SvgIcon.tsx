import SvgIcon from '@mui/joy/SvgIcon';

export default function SvgIconExample() {
  return (
    <SvgIcon>
      <path d="M12 3l9 18H3z" />
    </SvgIcon>
  );
}
