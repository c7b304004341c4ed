const layout = { kind: 'e2e', test: 'e2e/layout.spec.ts' }
const shell = 'the shell has a header 64 high, and a sidebar 300 wide from the breakpoint sm on'
const publicLayout = 'web/areas/public/public-layout.module.css'

/** Faults in sizes, which only a browser knows. */
export const layoutFaults = [
  {
    ...layout,
    id: 'public-header-of-64',
    row: 'Layout: header height 60 on the public layout',
    file: publicLayout,
    find: 'min-height: 60px',
    replace: 'min-height: 64px',
    title: 'the header is 60 high on the public and the sign-in pages',
  },
  {
    ...layout,
    id: 'sidebar-of-280',
    row: 'Layout: header height 64 on the shell, sidebar width 300',
    file: 'web/ui/shell/shell.tsx',
    find: 'width: 300',
    replace: 'width: 280',
    title: shell,
  },
  {
    ...layout,
    id: 'sidebar-hidden-below-md',
    row: 'Layout: mobile breakpoint sm on the shell',
    file: 'web/ui/shell/shell.tsx',
    find: "breakpoint: 'sm'",
    replace: "breakpoint: 'md'",
    title: shell,
  },
  {
    ...layout,
    id: 'chat-of-400',
    row: 'Layout: chat dialog iframe height 500',
    file: 'web/ui/live-chat/live-chat-dialog.module.css',
    find: 'height: 500px',
    replace: 'height: 400px',
    title: 'the chat stands in a frame 500 high',
  },
  {
    id: 'public-menu-below-sm-only',
    row: 'Layout: mobile breakpoint md on the public layout',
    file: publicLayout,
    find: '@media (max-width: 61.9375em) {\n  .wideOnly',
    replace: '@media (max-width: 47.9375em) {\n  .wideOnly',
    kind: 'e2e',
    test: 'e2e/public-site.spec.ts',
    title: 'five links, Register and Login stand in the header; below md a menu lists all seven',
  },
  {
    id: 'track-not-in-the-header',
    row: 'Register and Login stand beside the five links of the header',
    file: 'web/areas/public/public-header.tsx',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the classes as they stand in the source
    find: '${classes.link} ${classes.wideOnly}',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the classes as they stand in the source
    replace: '${classes.link} ${classes.narrowOnly}',
    kind: 'e2e',
    test: 'e2e/public-site.spec.ts',
    title: 'five links, Register and Login stand in the header; below md a menu lists all seven',
  },
  {
    id: 'large-letters-over-each-other',
    about: 'With letters of twice the size nothing in the header lies over something else',
    file: publicLayout,
    find: '  flex-wrap: wrap;\n  gap: 4px 16px;',
    replace: '  gap: 4px 16px;',
    kind: 'e2e',
    test: 'e2e/kept-forms.spec.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the title as it stands in the source
    title: 'with letters of twice the size nothing in a header of ${width} points lies over something else',
  },
  {
    id: 'qr-card-of-300',
    row: 'Layout: QR card 350 px square',
    file: 'web/catalogue/qr-card.module.css',
    find: 'width: 350px',
    replace: 'width: 300px',
    kind: 'e2e',
    test: 'e2e/masters.spec.ts',
    title: 'an admin sets up where merchants pay',
  },
  {
    id: 'preview-of-500',
    row: 'Layout: PDF preview 600 px high',
    file: 'web/nsdl-pan/scan/pdf-upload.module.css',
    find: 'height: 600px',
    replace: 'height: 500px',
    kind: 'e2e',
    test: 'e2e/pan-scan.spec.ts',
    title: 'a form is printed, signed, scanned and cropped, and waits for verification',
  },
]
