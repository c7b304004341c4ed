import {
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  type MantineTheme,
  type TabsProps,
} from '@mantine/core'

/** Shade 8 carries white text at 6:1, shade 4 reads on dark cards at 5:1. */
const blue: MantineColorsTuple = [
  '#eff5ff',
  '#dce9fe',
  '#bcd3fb',
  '#93b8f7',
  '#74a3f5',
  '#4f87ee',
  '#3b76e4',
  '#2f68d8',
  '#2459c4',
  '#1c479f',
]

const gray: MantineColorsTuple = [
  '#f8f9fb',
  '#f1f3f6',
  '#e6e9ee',
  '#d9dee5',
  '#c5ccd6',
  '#97a1af',
  '#6b7685',
  '#4d5766',
  '#333c4a',
  '#1e2530',
]

/** Slate rather than grey: cards (6) stand on the page (7), lines are 4. */
const dark: MantineColorsTuple = [
  '#d8dee9',
  '#b3bccb',
  '#94a0b3',
  '#75839a',
  '#38424f',
  '#2c3542',
  '#1f2733',
  '#151b24',
  '#10151c',
  '#0b0f15',
]

// text: names of fonts, for browsers.
const font = '"Inter Variable", "Portal Devanagari", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif'

export const theme = createTheme({
  primaryColor: 'blue',
  primaryShade: { light: 8, dark: 8 },
  colors: { blue, gray, dark },
  black: '#1a212c',
  fontFamily: font,
  respectReducedMotion: true,
  cursorType: 'pointer',
  headings: {
    fontFamily: font,
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '1.5rem', lineHeight: '1.3' },
      h2: { fontSize: '1.15rem', lineHeight: '1.4' },
      h3: { fontSize: '1rem', lineHeight: '1.45' },
    },
  },
  components: {
    Anchor: { defaultProps: { underline: 'hover' } },
    // Boxes side by side stand on one line only when what explains them comes after them.
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    RadioGroup: { defaultProps: { inputWrapperOrder: ['label', 'description', 'input', 'error'] } },
    CheckboxGroup: { defaultProps: { inputWrapperOrder: ['label', 'description', 'input', 'error'] } },
    Drawer: { styles: { title: { fontWeight: 650 } } },
    // Its placeholder for the first focus is no child that a menu may have.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    Modal: {
      defaultProps: { centered: true, overlayProps: { blur: 2, backgroundOpacity: 0.45 } },
      styles: { title: { fontWeight: 650 } },
    },
    // On a phone tabs are pushed along instead of standing in two rows.
    Tabs: {
      styles: (_: MantineTheme, { variant }: TabsProps) => ({
        list: variant === 'pills' ? {} : { flexWrap: 'nowrap', overflowX: 'auto', overflowY: 'hidden' },
      }),
    },
    Tooltip: { defaultProps: { openDelay: 300, withArrow: true } },
    Paper: { defaultProps: { withBorder: true } },
  },
})

/** Mantine's own choices for hints, errors and placeholders are too pale to read; these hold 4.5:1 in both schemes. */
export const readableColors: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': '#566170',
    '--mantine-color-placeholder': '#6b7685',
    '--mantine-color-error': '#c02525',
    '--mantine-color-default-border': 'var(--mantine-color-gray-3)',
    // The words on light badges and alerts.
    '--mantine-color-green-light-color': '#1d6a2e',
    '--mantine-color-teal-light-color': '#066b53',
    '--mantine-color-orange-light-color': '#a33800',
    '--mantine-color-yellow-light-color': '#855000',
    '--mantine-color-red-light-color': '#b42020',
  },
  dark: {
    '--mantine-color-blue-light': '#26406f',
    '--mantine-color-blue-light-hover': '#2d4b80',
    '--mantine-color-blue-light-color': 'var(--mantine-color-blue-2)',
    '--mantine-color-gray-light': '#364150',
    '--mantine-color-gray-light-color': 'var(--mantine-color-dark-0)',
    '--mantine-color-placeholder': 'var(--mantine-color-dark-2)',
    '--mantine-color-error': '#ff8f8f',
    '--mantine-color-red-light-color': '#ffa3a3',
    // What cannot be pressed now keeps its shape on a card.
    '--mantine-color-disabled': '#2c3644',
    '--mantine-color-disabled-color': '#8e9aad',
    '--mantine-color-disabled-border': '#3a4657',
  },
})
