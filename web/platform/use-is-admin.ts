import { useSession } from './session.ts'

/** Whether an admin sits here, so that a screen hides what the server would refuse to others. */
export const useIsAdmin = (): boolean => useSession()?.user?.role?.toLowerCase() === 'admin'
