import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

const variants = ['contained', 'outlined', 'text'] as const;
const sizes = ['small', 'medium', 'large'] as const;

export default function ButtonGroupVariants() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      {variants.map((variant, index) => (
        <ButtonGroup
          key={variant}
          variant={variant}
          size={sizes[index]}
          aria-label={`${variant}, ${sizes[index]}`}
        >
          <Button>Copy</Button>
          <Button>Cut</Button>
          <Button>Paste</Button>
        </ButtonGroup>
      ))}
      <ButtonGroup color="secondary" aria-label="Secondary">
        <Button>Copy</Button>
        <Button disabled>Cut</Button>
        <Button>Paste</Button>
      </ButtonGroup>
    </Stack>
  );
}
