import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid-pro';

interface Task {
  readonly id: number;
  readonly name: string;
  readonly parentId?: number;
  readonly hours: number;
}

const startTasks: Task[] = [
  { id: 1, name: 'Kitchen', hours: 0 },
  { id: 2, name: 'Tiles', parentId: 1, hours: 12 },
  { id: 3, name: 'Sink', parentId: 1, hours: 3 },
  { id: 4, name: 'Hall', hours: 0 },
];

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Task', width: 150 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 100 },
];

/** The ids from the root to a task. Unlike names, they stay the same. */
function findPath(task: Task, tasks: readonly Task[]): string[] {
  const parent = tasks.find(({ id }) => id === task.parentId);
  return [...(parent ? findPath(parent, tasks) : []), String(task.id)];
}

const getPath = (row: { readonly path: string[] }) => row.path;

export default function AddAndRemoveNodes() {
  const [tasks, setTasks] = useState(startTasks);
  const [selection, setSelection] = useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([1]),
  });
  const selected = tasks.find(({ id }) => selection.ids.has(id));
  const rows = useMemo(
    () => tasks.map((task) => ({ ...task, path: findPath(task, tasks) })),
    [tasks],
  );

  const add = (parentId: number) => {
    const id = Math.max(...tasks.map((task) => task.id)) + 1;
    setTasks([...tasks, { id, name: `Task ${id}`, parentId, hours: 1 }]);
  };

  const remove = (removedId: number) => {
    const kept = rows.filter(({ path }) => !path.includes(String(removedId)));
    setTasks(tasks.filter(({ id }) => kept.some((row) => row.id === id)));
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button
          variant="outlined"
          disabled={!selected}
          onClick={() => selected && add(selected.id)}
        >
          Add below
        </Button>
        <Button
          variant="outlined"
          disabled={!selected}
          onClick={() => selected && remove(selected.id)}
        >
          Remove branch
        </Button>
      </Stack>
      <Box sx={{ height: 330 }}>
        <DataGridPro
          aria-label="Tasks"
          treeData
          getTreeDataPath={getPath}
          rows={rows}
          columns={columns}
          groupingColDef={{ headerName: 'No.', width: 150, hideDescendantCount: true }}
          defaultGroupingExpansionDepth={-1}
          disableMultipleRowSelection
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          hideFooter
        />
      </Box>
    </Box>
  );
}
