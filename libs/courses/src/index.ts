import type { Course } from './course'
import { cvAndCoverLetterBasics } from './cv-cover-letter-basics/course'
import { interviewPreparation } from './interview-preparation/course'
import { workplaceReadiness } from './workplace-readiness/course'

export type { Block, Course, Lesson, Question } from './course'

/** In the order people usually take them. */
export const COURSES: readonly Course[] = [cvAndCoverLetterBasics, interviewPreparation, workplaceReadiness]

/** Undefined when there is no such course. */
export const courseById = (id: string): Course | undefined => COURSES.find((course) => course.id === id)
