import { useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, people } from './absences';

const teams = ['All teams', 'Design', 'Sales', 'Support'];

export default function TimeOffCalendar() {
  const [team, setTeam] = useState('All teams');
  const rows = people.filter((person) => team === 'All teams' || person.team === team);
  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        label="Team"
        size="small"
        value={team}
        onChange={(event) => setTeam(event.target.value)}
        sx={{ mb: 2, minWidth: 160 }}
      >
        {teams.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ height: 340 }}>
        <DataGridPro
          aria-label="Absences in May 2026"
          rows={rows}
          columns={columns}
          initialState={{ pinnedColumns: { left: ['name'] } }}
          disableColumnFilter
          disableColumnResize
          disableRowSelectionOnClick
          showCellVerticalBorder
          hideFooter
          sx={{
            '& .weekend': { backgroundColor: 'action.hover' },
            '& .absence': { fontSize: 13, fontWeight: 'medium', px: 0.5 },
            '& .absence-Vacation': {
              backgroundColor: 'success.main',
              color: 'success.contrastText',
            },
            '& .absence-Sick': { backgroundColor: 'error.main', color: 'error.contrastText' },
            '& .absence-Course': { backgroundColor: 'info.main', color: 'info.contrastText' },
          }}
        />
      </Box>
    </Box>
  );
}
