import { testOddInput } from './odd-input'

testOddInput('jobs-employers')
