import {
  DataGridPremium,
  PromptField,
  PromptFieldControl,
  Toolbar,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const rows = [
  { id: 1, name: 'Ada', year: 1815 },
  { id: 2, name: 'Alan', year: 1912 },
  { id: 3, name: 'Grace', year: 1906 },
];

const columns: GridColDef[] = [
  { field: 'name', width: 160 },
  { field: 'year', width: 100, type: 'singleSelect', valueOptions: [1815, 1906, 1912] },
];

function ExampleToolbar() {
  return (
    <Toolbar>
      <PromptField onSubmit={() => {}}>
        <PromptFieldControl placeholder="Prompt field control" />
      </PromptField>
    </Toolbar>
  );
}

export default function PromptFieldControlExample() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        showToolbar
        slots={{ toolbar: ExampleToolbar }}
      />
    </div>
  );
}
