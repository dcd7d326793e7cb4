import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function VariablesInSx() {
  return (
    <Sheet
      sx={(theme) => ({
        p: 2,
        maxWidth: 340,
        borderInlineStart: `4px solid ${theme.vars.palette.success.solidBg}`,
        bgcolor: `rgba(${theme.vars.palette.success.mainChannel} / 0.12)`,
        font: theme.vars.font['body-sm'],
      })}
    >
      <Typography level="title-sm" component="p">
        The tide turns at 16:05
      </Typography>
      <Typography level="inherit">Boats may leave the basin from then on.</Typography>
    </Sheet>
  );
}
