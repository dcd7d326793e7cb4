import { useMemo, useState } from 'react';
import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import TablePagination from '@mui/material/TablePagination';
import TextField from '@mui/material/TextField';
import { deDE, enUS, esES, jaJP, nbNO } from '@mui/material/locale';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

const locales = {
  English: enUS,
  Deutsch: deDE,
  Español: esES,
  Norsk: nbNO,
  日本語: jaJP,
};

type Language = keyof typeof locales;

export default function LocaleSwitch() {
  const [language, setLanguage] = useState<Language>('Deutsch');
  const localize = useMemo(
    () => (outer: Theme) => createTheme(outer, locales[language]),
    [language],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
      <TextField
        select
        label="Language"
        value={language}
        onChange={(event) => setLanguage(event.target.value as Language)}
        sx={{ alignSelf: 'flex-start', minWidth: 160 }}
      >
        {Object.keys(locales).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <ThemeProvider theme={localize}>
        <TablePagination
          component="div"
          count={240}
          page={3}
          rowsPerPage={25}
          onPageChange={() => {}}
          sx={{ '& .MuiToolbar-root': { flexWrap: 'wrap', paddingInlineStart: 0 } }}
        />
        <Pagination count={5} defaultPage={3} size="small" />
        <Alert onClose={() => {}}>2 / 240</Alert>
      </ThemeProvider>
    </Stack>
  );
}
