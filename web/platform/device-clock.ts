import { indianDay } from '../../contract/kernel/dates.ts'

/** What this device takes for now. Only what people are shown goes by it; the server decides by a clock of its own. */
export const deviceNow = (): Date => new Date()

/** The day that it is in India, by this device. */
export const indianToday = (): string => indianDay(deviceNow())
