import type { OrderCard, Requirement, ShipCard } from '../cards/types';

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const meets = (ship: ShipCard, requirement: Requirement): boolean => {
  switch (requirement.on) {
    case 'name':
      return requirement.includes.some((part) =>
        ship.name.toLowerCase().includes(part.toLowerCase()),
      );
    case 'class':
      return requirement.classes.some((name) => same(name, ship.class ?? ''));
    case 'code':
      return requirement.codes.includes(ship.code);
    case 'role':
      return requirement.roles.includes(ship.role);
    case 'keyword':
      return requirement.keywords.some((name) =>
        ship.keywords.some((keyword) => same(keyword.name, name)),
      );
  }
};

/** 3B: a ship that meets every requirement printed on an order. */
export const meetsRequirements = (ship: ShipCard, order: OrderCard): boolean =>
  order.requirements.every((requirement) => meets(ship, requirement));
