import { useTheme } from '@mui/material/styles';

const visitors = [420, 380, 510, 640, 590];

export default function ReadTheme() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;

  return (
    <svg
      viewBox="0 0 200 80"
      width="100%"
      role="img"
      aria-label="Visitors from Monday to Friday: 420, 380, 510, 640 and 590"
      style={{ maxWidth: 320 }}
    >
      {visitors.map((count, day) => (
        <rect
          key={day}
          x={day * 40 + 6}
          y={80 - count / 8}
          width={28}
          height={count / 8}
          rx={Number(theme.shape.borderRadius)}
          style={{ fill: count > 600 ? palette.secondary.main : palette.primary.main }}
        />
      ))}
    </svg>
  );
}
