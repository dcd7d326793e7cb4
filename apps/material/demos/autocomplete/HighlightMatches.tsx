import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const parks = ['Abisko', 'Fulufjället', 'Hamra', 'Kosterhavet', 'Sarek', 'Skuleskogen', 'Tiveden'];

/** Splits a label before and after the first match. */
function splitAtMatch(label: string, query: string) {
  const start = query === '' ? -1 : label.toLowerCase().indexOf(query.toLowerCase());
  if (start === -1) return { before: label, match: '', after: '' };
  const end = start + query.length;
  return { before: label.slice(0, start), match: label.slice(start, end), after: label.slice(end) };
}

export default function HighlightMatches() {
  return (
    <Autocomplete
      options={parks}
      renderOption={({ key, ...optionProps }, option, { inputValue }) => {
        const { before, match, after } = splitAtMatch(option, inputValue.trim());
        return (
          <li key={key} {...optionProps}>
            <span>
              {before}
              <strong>{match}</strong>
              {after}
            </span>
          </li>
        );
      }}
      renderInput={(params) => <TextField {...params} label="National park" />}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
