import { tourMark } from '../../../contract/tour.ts'

/** Whether this is a demo: the server says so in the head of its pages, so that nobody else has to ask. */
export const hasTour = (): boolean => document.querySelector(`meta[name="${tourMark}"]`) !== null
