/** Pages are straightened in a worker that can draw; older browsers have none. */
export const canScan = (): boolean => typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined'
