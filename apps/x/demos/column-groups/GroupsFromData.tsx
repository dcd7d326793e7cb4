import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { DataGrid, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid';

interface Course {
  readonly code: string;
  readonly title: string;
  readonly exams: readonly string[];
}

// In your app, this list comes from your server.
const courses: Course[] = [
  { code: 'BIO', title: 'Biology', exams: ['Written', 'Lab'] },
  { code: 'MAT', title: 'Mathematics', exams: ['Written', 'Oral'] },
];

const examField = (course: Course, exam: string) => `${course.code}-${exam}`;

const columns: GridColDef[] = [
  { field: 'student', headerName: 'Student', width: 130 },
  ...courses.flatMap((course) =>
    course.exams.map((exam): GridColDef => ({
      field: examField(course, exam),
      headerName: exam,
      type: 'number',
      width: 100,
    })),
  ),
];

const groups = courses.map((course): GridColumnGroupingModel[number] => ({
  groupId: course.code,
  headerName: course.code,
  description: course.title,
  headerAlign: 'center',
  headerClassName: 'course',
  children: course.exams.map((exam) => ({ field: examField(course, exam) })),
  renderHeaderGroup: ({ headerName, description, fields }) => (
    <Tooltip title={description}>
      <span>
        {headerName} ({fields.length} exams)
      </span>
    </Tooltip>
  ),
}));

const rows = [
  { id: 1, student: 'Ines', 'BIO-Written': 78, 'BIO-Lab': 91, 'MAT-Written': 64, 'MAT-Oral': 70 },
  { id: 2, student: 'Tomasz', 'BIO-Written': 85, 'BIO-Lab': 72, 'MAT-Written': 93, 'MAT-Oral': 88 },
];

export default function GroupsFromData() {
  return (
    <Box sx={{ width: '100%', height: 280 }}>
      <DataGrid
        aria-label="Exam results"
        rows={rows}
        columns={columns}
        columnGroupingModel={groups}
        sx={{ '& .course': { bgcolor: 'action.hover', fontWeight: 'bold' } }}
        hideFooter
      />
    </Box>
  );
}
