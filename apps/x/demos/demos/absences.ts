import { type GridColDef } from '@mui/x-data-grid-pro';

interface Absence {
  readonly kind: 'Vacation' | 'Sick' | 'Course';
  readonly from: number;
  readonly to: number;
}

interface Person {
  readonly id: number;
  readonly name: string;
  readonly team: string;
  readonly absences: readonly Absence[];
}

export const people: Person[] = [
  { id: 1, name: 'Amara', team: 'Design', absences: [{ kind: 'Vacation', from: 4, to: 8 }] },
  { id: 2, name: 'Jonas', team: 'Sales', absences: [{ kind: 'Sick', from: 6, to: 7 }] },
  {
    id: 3,
    name: 'Ines',
    team: 'Design',
    absences: [
      { kind: 'Course', from: 1, to: 1 },
      { kind: 'Vacation', from: 18, to: 29 },
    ],
  },
  { id: 4, name: 'Kenji', team: 'Support', absences: [{ kind: 'Course', from: 12, to: 14 }] },
  { id: 5, name: 'Noor', team: 'Support', absences: [] },
];

const year = 2026;
const month = 4;
const dayCount = 31;
const isWeekend = (day: number) => [0, 6].includes(new Date(year, month, day).getDay());
const findAbsence = ({ absences }: Person, day: number) =>
  absences.find(({ from, to }) => day >= from && day <= to);

const dayColumns: GridColDef<Person>[] = Array.from({ length: dayCount }, (_, index) => {
  const day = index + 1;
  return {
    field: `day-${day}`,
    headerName: String(day),
    width: 44,
    minWidth: 44,
    align: 'center',
    headerAlign: 'center',
    sortable: false,
    disableColumnMenu: true,
    disableReorder: true,
    hideable: false,
    valueGetter: (_value, person) => findAbsence(person, day)?.kind ?? '',
    colSpan: (_value, person) => {
      const absence = findAbsence(person, day);
      return absence?.from === day ? absence.to - absence.from + 1 : 1;
    },
    headerClassName: isWeekend(day) ? 'weekend' : '',
    cellClassName: ({ value }) =>
      value ? `absence absence-${String(value)}` : isWeekend(day) ? 'weekend' : '',
  };
});

export const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', width: 110, hideable: false },
  ...dayColumns,
];
