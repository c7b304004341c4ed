/** Whatever puts an account into somebody's hand, as the audit list calls it: who did so may sit behind the account. */
export const accountActs = {
  added: 'staff.added',
  changed: 'staff.changed',
  unlocked: 'user.unlocked',
  linkSent: 'password-link.sent',
  twoFactorOff: 'two-factor.switched-off',
} as const
