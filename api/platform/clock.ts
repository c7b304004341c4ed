/** The time, handed in so that a test can move it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export const secondsAfter = (from: Date, seconds: number): Date => new Date(from.getTime() + seconds * 1000)
