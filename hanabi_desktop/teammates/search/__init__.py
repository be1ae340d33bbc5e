"""Looking ahead: a seat's beliefs, rollouts of actions, and the confirmation of better ones."""
