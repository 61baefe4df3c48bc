import { Problem, ProblemException } from '../../platform/http/problem';

export function answered<T extends object>(answer: T | Problem): T {
  if (answer instanceof Problem) throw new ProblemException(answer);
  return answer;
}
