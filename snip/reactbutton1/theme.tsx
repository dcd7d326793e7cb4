import { forwardRef, type AnchorHTMLAttributes } from 'react';
import { createTheme } from '@mui/material/styles';

// Stands for the link component of your router.
const RouterLink = forwardRef<HTMLAnchorElement, AnchorHTMLAttributes<HTMLAnchorElement>>(
  function RouterLink(props, ref) {
    return <a ref={ref} {...props} />;
  },
);

export const theme = createTheme({
  components: {
    MuiButtonBase: { defaultProps: { LinkComponent: RouterLink } },
  },
});
