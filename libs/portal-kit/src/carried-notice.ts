/** Key in `sessionStorage` of the notice for the next page. A file of its own, because it is needed before anything else loads. */
export const CARRIED_NOTICE = 'onward:notice'
