import { createSvgIcon } from '@mui/material/utils';
import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';

// A component that you can reuse, with the same props as SvgIcon.
const Lighthouse = createSvgIcon(
  <path d="M10 3h4l.5 4h1v2h-.8L16 20h1.5v2h-11v-2H8l1.3-11h-.8V7h1zm1.3 6-.3 3h2l-.3-3zM7 5 2 3.5v4L7 6zm10 0 5-1.5v4L17 6z" />,
  'Lighthouse',
);

export default function CustomSvgIcon() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Lighthouse color="primary" fontSize="large" />
      <SvgIcon color="secondary" fontSize="large">
        <path d="M3 17h18l-3 4H6zM11 3v12H4zm2 2 6 10h-6z" />
      </SvgIcon>
      {/* An icon of another set: draws lines, and has its own `svg` element. */}
      <SvgIcon fontSize="large">
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5">
          <circle cx="12" cy="12" r="9" />
          <path d="m15.5 8.5-2 5-5 2 2-5z" strokeLinejoin="round" />
        </svg>
      </SvgIcon>
    </Stack>
  );
}
