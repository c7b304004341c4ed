import { catalogue } from '../catalogue.ts'

export const noticeTexts = catalogue('notice', {
  notifications: 'Notifications',
  notificationsUnread: 'Notifications, {unread} unread',
  markAllRead: 'Mark all read',
  noNotificationsYet: 'No notifications yet.',
  noticesByMail: 'Notices by mail',
  everyNoticeComesTo: 'Every notice comes to the bell. These come by mail too.',
  atUnread: '{at} · unread',
})
