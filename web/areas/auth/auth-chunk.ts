// What the login needs, and no more: it is counted by the kilobyte.
export { AuthLayout } from './auth-layout.tsx'
export { LoginPage } from './login-page.tsx'
