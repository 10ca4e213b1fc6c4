/** The Phosphor icon cell-signal-low, regular, as the path data of a 256 unit square. */
export const cellSignalLow = 'M88,152v48a8,8,0,0,1-16,0V152a8,8,0,0,1,16,0ZM40,184a8,8,0,0,0-8,8v8a8,8,0,0,0,16,0v-8A8,8,0,0,0,40,184Z';
