// Staff and users are one chunk, because each chunk is named on the login page too.
export { LoginHistoryPage } from '../../staff/login-history-page.tsx'
export { StaffListPage } from '../../staff/staff-list-page.tsx'
export { UserListPage } from '../../staff/user-list-page.tsx'
export { UserPage } from '../../staff/user-page.tsx'
