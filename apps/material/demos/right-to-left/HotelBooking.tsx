import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import NoSsr from '@mui/material/NoSsr';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

const cache = createCache({ key: 'muirtl', stylisPlugins: [prefixer, rtlPlugin] });

const mirror = (outer: Theme): Theme => ({ ...outer, direction: 'rtl' });

export default function HotelBooking() {
  return (
    // A second cache writes its styles into the body on a server, so this part renders in the browser.
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 374 }}>
      <NoSsr>
        <CacheProvider value={cache}>
          <ThemeProvider theme={mirror}>
            <Stack dir="rtl" lang="ar" spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
              <Typography variant="h6" component="p">
                حجز غرفة
              </Typography>
              <TextField label="الاسم" />
              <TextField label="البريد الإلكتروني" type="email" />
              <div>
                <Typography id="rtl-nights">عدد الليالي</Typography>
                <Slider
                  aria-labelledby="rtl-nights"
                  defaultValue={3}
                  min={1}
                  max={14}
                  valueLabelDisplay="auto"
                />
              </div>
              <FormControlLabel control={<Switch defaultChecked />} label="مع الإفطار" />
              <Button variant="contained">احجز الآن</Button>
            </Stack>
          </ThemeProvider>
        </CacheProvider>
      </NoSsr>
    </Box>
  );
}
