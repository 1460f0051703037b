import { defaultTheme, type RaThemeOptions } from 'react-admin';

const ink = '#0f1112';
const paper = '#f5f8f8';
const font = "var(--font-family, 'Host Grotesk', system-ui, sans-serif)";

/**
 * What react-admin still draws itself (messages, waiting) in the look of the house: flat, square, ink on paper. Everything else in the
 * admin is our own markup with CSS modules. Colours are literal because the library computes with them.
 */
export const adminTheme: RaThemeOptions = {
  ...defaultTheme,
  palette: {
    mode: 'light',
    primary: { main: ink, contrastText: '#ffffff' },
    secondary: { main: ink, contrastText: '#ffffff' },
    error: { main: '#b3001b' },
    text: { primary: ink, secondary: '#4a5154' },
    background: { default: paper, paper: '#ffffff' },
  },
  shape: { borderRadius: 0 },
  typography: { fontFamily: font, button: { textTransform: 'none', fontWeight: 700 } },
  components: {
    ...defaultTheme.components,
    MuiPaper: { styleOverrides: { root: { boxShadow: 'none', borderRadius: 0 } } },
    MuiSnackbarContent: {
      styleOverrides: {
        root: {
          backgroundColor: ink,
          color: '#ffffff',
          fontSize: '1rem',
          borderLeft: '0.75rem solid var(--color-yellow, #ffd60a)',
          boxShadow: 'none',
        },
      },
    },
    MuiButtonBase: { defaultProps: { disableRipple: true } },
  },
};
