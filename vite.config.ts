import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { lightContract } from './scripts/build/light-contract.ts'

const everyPages =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|store|react-store))\//

/** What a form at the door is made of: in one piece it weighs a kilobyte less than in ten. */
const doorForms =
  /node_modules\/@mantine\/core\/esm\/components\/(Input|InputBase|TextInput|PasswordInput|CloseButton|Alert)\/|\/web\/ui\/form\/(portal-form|form-alert|use-submit|use-light-form|password-field|captcha-field|focus-first-wrong|alert-parts|submit-overlay|unsaved-work|use-in-sight)\.|node_modules\/@mantine\/hooks\/esm\/(use-id|use-uncontrolled|utils\/random-id)|\/contract\/kernel\/problem\.|IconAlertCircle|use-resolved-styles-api|\/web\/platform\/(ended-session|unsaved-work|shared-tokens)\.|auth-heading|\/web\/session\/(sign-in-steps|credentials-form|use-countdown)\.|\/texts\/en\/(checks|sign-in)\.|\/contract\/(kernel\/fields|session)\./

export default defineConfig({
  root: 'web',
  plugins: [react(), lightContract],
  css: { postcss: import.meta.dirname },
  // `npm run size` reads the manifest to learn which chunks a page loads.
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    // What every page needs anyway, in one piece: many small files compress worse.
    rollupOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'frame', test: everyPages },
            { name: 'schemas', test: /node_modules\/zod\// },
            { name: 'form', test: doorForms, includeDependenciesRecursively: false },
            // A few small files that every form with a table of fields needs together.
            { name: 'described-fields', test: /\/contract\/form\//, includeDependenciesRecursively: false },
          ],
        },
      },
    },
    // The page preloads what the first script needs. A list of what every other page needs would weigh more, in each
    // first load, than it saves in a later one.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, deps, { hostType }) => (hostType === 'html' ? deps : []),
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
})
