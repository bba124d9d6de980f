import portal from '../../portal.remote'

/** Whether this portal has a page at a path: quick actions never lead to a page that is not there. */
export const hasPage = (path: string): boolean => portal.pages.some((page) => page.path === path)
