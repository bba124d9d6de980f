import { testOddInput } from './odd-input'

testOddInput('jobseekers')
