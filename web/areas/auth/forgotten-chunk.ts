// One chunk for both pages: they are small, and share nearly all they need.
export { ForgotUsernamePage } from './forgot-username-page.tsx'
export { ResetPasswordPage } from './reset-password-page.tsx'
