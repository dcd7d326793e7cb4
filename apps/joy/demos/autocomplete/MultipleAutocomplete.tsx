import Autocomplete from '@mui/joy/Autocomplete';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';

const spices = ['Anise', 'Cardamom', 'Cinnamon', 'Clove', 'Cumin', 'Nutmeg', 'Saffron'];

export default function MultipleAutocomplete() {
  return (
    <FormControl id="joy-spices" sx={{ width: 320 }}>
      <FormLabel>Spices</FormLabel>
      <Autocomplete
        multiple
        disableCloseOnSelect
        filterSelectedOptions
        limitTags={2}
        options={spices}
        defaultValue={['Cardamom', 'Cumin']}
        renderTags={(chosen, getTagProps) =>
          chosen.map((spice, index) => {
            const { onClick, disabled } = getTagProps({ index });
            return (
              <Chip
                key={spice}
                variant="soft"
                endDecorator={
                  <ChipDelete
                    aria-label={`Remove ${spice}`}
                    tabIndex={-1}
                    disabled={disabled}
                    onClick={onClick}
                  />
                }
              >
                {spice}
              </Chip>
            );
          })
        }
      />
      <FormHelperText>Backspace in the empty field removes the last one.</FormHelperText>
    </FormControl>
  );
}
