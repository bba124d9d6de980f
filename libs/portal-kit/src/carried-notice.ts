/** Where a notice waits for the page that comes next; of `sessionStorage`. Apart, because it is asked for before anything is loaded. */
export const CARRIED_NOTICE = 'onward:notice'
