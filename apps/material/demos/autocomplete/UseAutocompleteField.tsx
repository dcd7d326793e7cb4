import useAutocomplete from '@mui/material/useAutocomplete';
import { styled } from '@mui/material/styles';

const Field = styled('input')(({ theme }) => ({
  font: 'inherit',
  width: '100%',
  boxSizing: 'border-box',
  padding: '8px 12px',
  color: 'inherit',
  backgroundColor: 'transparent',
  border: 0,
  borderBottom: `2px solid ${(theme.vars ?? theme).palette.text.secondary}`,
  '&:focus': {
    outline: 0,
    borderColor: (theme.vars ?? theme).palette.primary.main,
  },
}));

const Listbox = styled('ul')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  zIndex: 1,
  maxHeight: 160,
  overflow: 'auto',
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  boxShadow: (theme.vars ?? theme).shadows[4],
  '& li': { padding: '8px 12px', cursor: 'pointer' },
  '& .Mui-focused': { backgroundColor: (theme.vars ?? theme).palette.action.hover },
  '& [aria-selected="true"]': { fontWeight: 700 },
}));

const instruments = ['Bassoon', 'Cello', 'Clarinet', 'Harp', 'Oboe', 'Viola'];

export default function UseAutocompleteField() {
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
  } = useAutocomplete({ options: instruments, componentName: 'UseAutocompleteField' });

  return (
    <div style={{ position: 'relative', width: '100%', maxWidth: 280, minHeight: 230 }}>
      <div {...getRootProps()}>
        <label {...getInputLabelProps()}>Instrument</label>
        <Field {...getInputProps()} />
      </div>
      {groupedOptions.length > 0 && (
        <Listbox {...getListboxProps()}>
          {groupedOptions.map((option, index) => {
            const { key, ...optionProps } = getOptionProps({ option, index });
            return (
              <li key={key} {...optionProps}>
                {option}
              </li>
            );
          })}
        </Listbox>
      )}
    </div>
  );
}
