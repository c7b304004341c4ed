import { catalogue } from '../catalogue.ts'

export const userStateTexts = catalogue('user-state', {
  active: 'Active',
  invited: 'Invited',
  locked: 'Locked',
})
