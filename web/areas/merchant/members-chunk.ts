// One chunk: the three pages lead to each other.
export { AddMemberPage } from '../../merchant/add-member-page.tsx'
export { MemberListPage } from '../../merchant/member-list-page.tsx'
export { MemberPage } from '../../merchant/member-page.tsx'
