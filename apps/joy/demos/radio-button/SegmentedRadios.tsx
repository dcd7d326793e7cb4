import Radio, { radioClasses } from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

const spans = ['Day', 'Week', 'Month'];

export default function SegmentedRadios() {
  return (
    <RadioGroup
      aria-label="Span of time"
      orientation="horizontal"
      defaultValue="Week"
      sx={{ p: 0.5, gap: 0.5, width: 'fit-content', borderRadius: 'lg', bgcolor: 'neutral.softBg' }}
    >
      {spans.map((span) => (
        <Radio
          key={span}
          disableIcon
          value={span}
          label={span}
          variant="plain"
          color="neutral"
          sx={{ px: 2, py: 0.75 }}
          slotProps={{
            action: {
              sx: {
                borderRadius: 'md',
                [`&.${radioClasses.checked}`]: {
                  bgcolor: 'background.surface',
                  boxShadow: 'sm',
                  outline: '1px solid currentColor',
                },
              },
            },
          }}
        />
      ))}
    </RadioGroup>
  );
}
