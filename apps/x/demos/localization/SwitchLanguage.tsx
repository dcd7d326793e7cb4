import { useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { enUS, esES, frFR, jaJP } from '@mui/x-data-grid/locales';

const columns: GridColDef[] = [
  { field: 'track', headerName: '№', type: 'number', width: 90 },
  { field: 'title', headerName: 'Título / Title', flex: 1, minWidth: 150 },
];

const rows = [
  { id: 1, track: 1, title: 'Nana' },
  { id: 2, track: 2, title: 'Clair de lune' },
  { id: 3, track: 3, title: 'Sakura' },
];

const languages = [
  { code: 'en', name: 'English', locale: enUS },
  { code: 'es', name: 'Español', locale: esES },
  { code: 'fr', name: 'Français', locale: frFR },
  { code: 'ja', name: '日本語', locale: jaJP },
];

export default function SwitchLanguage() {
  const [code, setCode] = useState('es');
  const locale = languages.find((language) => language.code === code)?.locale ?? enUS;
  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        label="Language"
        size="small"
        value={code}
        onChange={(event) => setCode(event.target.value)}
        sx={{ width: 150, mb: 1 }}
      >
        {languages.map((language) => (
          <MenuItem key={language.code} value={language.code}>
            {language.name}
          </MenuItem>
        ))}
      </TextField>
      <Box lang={code} sx={{ height: 360 }}>
        <DataGrid
          aria-label="Tracks"
          rows={rows}
          columns={columns}
          localeText={locale.components.MuiDataGrid.defaultProps.localeText}
          checkboxSelection
          showToolbar
        />
      </Box>
    </Box>
  );
}
