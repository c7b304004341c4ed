// One chunk for the whole area: its pages are small, and a dozen smaller files would weigh more than they save.
export { AuthLayout } from './auth-layout.tsx'
export { ForgotUsernamePage } from './forgot-username-page.tsx'
export { LoginPage } from './login-page.tsx'
export { ResetPasswordPage } from './reset-password-page.tsx'
